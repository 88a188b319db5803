/** What is said in quiet lines above any page. `overHttp`: is a table reached without a WebSocket? */
export const notes = $state({ overHttp: false });
