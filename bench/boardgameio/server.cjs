// boardgame.io's own server with its own store in memory, on a free port of loopback.
const { Server, Origins } = require("boardgame.io/server");
const { Cards } = require("./game.cjs");

const server = Server({ games: [Cards], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2])).then(() => process.stdout.write("open\n"));
