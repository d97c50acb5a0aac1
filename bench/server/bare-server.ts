import { createServer, get } from 'node:http';
import { buffer } from 'node:stream/consumers';

// A program: fetches an address once and answers every request with that response, using only Node's HTTP server.
const [, , url = ''] = process.argv;
get(url, { headers: { 'Accept-Encoding': 'gzip' } }, async (response) => {
  const body = await buffer(response);
  const { date: _date, connection: _connection, 'keep-alive': _keptAlive, ...headers } = response.headers;
  const server = createServer({ optimizeEmptyRequests: true }, (_, answer) => {
    answer.writeHead(200, headers).end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address !== null && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}/`);
  });
});
