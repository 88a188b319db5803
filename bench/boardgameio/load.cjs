// Tables of four of boardgame.io's own clients, one move a second each. `node load.cjs PORT PID TABLES...`
// Prints a line of JSON for each number of tables: the time from a move's being made until all four
// clients have the state after it, and what the server used.
const fs = require("node:fs");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Cards } = require("./game.cjs");

const [port, pid, ...steps] = process.argv.slice(2).map(Number);
const url = `http://127.0.0.1:${port}`;
const SECONDS = 12;
const times = [];
const tables = [];
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const post = async (path, body) =>
  (await fetch(url + path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })).json();
const cpu = () => {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
const memory = () => Number(fs.readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * 4096;

async function openTable() {
  const { matchID } = await post("/games/cards/create", { numPlayers: 4 });
  const table = { clients: [], sent: 0, wanted: 0, told: new Set() };
  for (const seat of [0, 1, 2, 3]) {
    const playerID = String(seat);
    const { playerCredentials } = await post(`/games/cards/${matchID}/join`, { playerID, playerName: `p${seat}` });
    const multiplayer = SocketIO({ server: url, socketOpts: { forceNew: true, transports: ["websocket"] } });
    const client = Client({ game: Cards, multiplayer, matchID, playerID, credentials: playerCredentials, debug: false });
    client.subscribe((state) => {
      if (!state || !table.sent || state._stateID < table.wanted) return;
      table.told.add(seat);
      if (table.told.size === 4) {
        times.push(performance.now() - table.sent);
        table.sent = 0;
      }
    });
    client.start();
    table.clients.push(client);
  }
  while (!table.clients.every((client) => client.getState()?.isConnected)) await pause(20);
  return table;
}

function play(table) {
  if (table.sent) return; // not everybody has the move before
  const state = table.clients[0].getState();
  const seat = Number(state.ctx.currentPlayer);
  const own = table.clients[seat].getState();
  table.told.clear();
  table.wanted = own._stateID + 1;
  table.sent = performance.now();
  table.clients[seat].moves.play(own.G.players[String(seat)][0]);
}

async function main() {
  const empty = memory();
  for (const count of steps) {
    while (tables.length < count) {
      const more = await Promise.all(Array.from({ length: Math.min(20, count - tables.length) }, openTable));
      for (const table of more) {
        tables.push(table);
        setTimeout(() => setInterval(() => play(table), 1000), Math.random() * 1000);
      }
    }
    const held = memory() - empty;
    await pause(3000);
    times.length = 0;
    const before = cpu();
    await pause(SECONDS * 1000);
    const used = cpu() - before;
    const sorted = [...times].sort((a, b) => a - b);
    const at = (part) => Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 100) / 100;
    console.log(
      JSON.stringify({
        server: "boardgame.io 0.50.2",
        tables: count,
        sockets: count * 4,
        moves_per_second: Math.round((times.length / SECONDS) * 10) / 10,
        median_ms: at(0.5),
        p99_ms: at(0.99),
        cpu_ms_per_move: Math.round((used * 100000) / Math.max(times.length, 1)) / 100,
        kb_per_table: Math.round((held / count / 1024) * 10) / 10,
      }),
    );
  }
  process.exit(0);
}
main();
