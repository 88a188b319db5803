import { start } from "./engine";

/** This worker, of which the types of a page know nothing. */
const worker = self as unknown as Pick<Worker, "postMessage" | "onmessage">;

/** The part of `browser/worker.py` that is called. */
interface Helping {
  hear(module: string, channel: number, data: Uint8Array): void;
  forget(module: string, channel: number): void;
}
type Message = { base: string } | { module: string; channel: number; data?: Uint8Array };

let helping: Promise<Helping> | undefined;

async function begin(base: string): Promise<Helping> {
  const { python } = await start(base, () => undefined);
  const put = (channel: number, data: { toJs(): Uint8Array }): void => worker.postMessage({ channel, data: data.toJs() });
  return python.pyimport("tafureria.browser.worker").help(put) as Helping;
}

worker.onmessage = ({ data }: MessageEvent<Message>) => {
  if ("base" in data) helping = begin(data.base);
  else
    helping!
      .then((here) => (data.data ? here.hear(data.module, data.channel, data.data) : here.forget(data.module, data.channel)))
      .catch((error: unknown) => {
        console.error(error);
        worker.postMessage({ channel: -1 });
      });
};
