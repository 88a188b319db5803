/** Plays two soft notes, the sound for "it is your turn". Off unless switched on in the settings. */
let audio: AudioContext | null = null;

export function chime(): void {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  [523.25, 783.99].forEach((pitch, index) => {
    const tone = audio!.createOscillator();
    const loud = audio!.createGain();
    const at = start + index * 0.14;
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0, at);
    loud.gain.linearRampToValueAtTime(0.08, at + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
    tone.connect(loud).connect(audio!.destination);
    tone.start(at);
    tone.stop(at + 0.55);
  });
}
