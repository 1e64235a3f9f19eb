// Has the page's loader lay an archive of compiled rules, fetched from a host of our own that may answer otherwise.
import { createHash } from 'node:crypto';
import http from 'node:http';
import { pathToFileURL } from 'node:url';

export const listed = (archive) => {
  const mark = createHash('sha256').update(archive).digest('hex').slice(0, 16);
  return { 'compiled.zip': { mark, bytes: archive.length } };
};

/** What the loader tells: nothing if the rules are in use. `sent` is what the host sends instead of the archive. */
export async function lay(python, loader, archive, sent = archive, status = 200) {
  const { layCompiled } = await import(pathToFileURL(loader).href);
  const asked = [];
  const host = http.createServer((request, answer) => {
    asked.push(request.url);
    answer.writeHead(status).end(sent);
  });
  await new Promise((done) => host.listen(0, '127.0.0.1', done));
  try {
    return await layCompiled(python, `http://127.0.0.1:${host.address().port}/engine/`, listed(archive));
  } finally {
    host.closeAllConnections();
    host.close();
    const expected = `/engine/compiled.zip?${listed(archive)['compiled.zip'].mark}`;
    if (asked.length !== 1 || asked[0] !== expected) throw new Error(`asked for ${asked}, expected ${expected}`);
  }
}
