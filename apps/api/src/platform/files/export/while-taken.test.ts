import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { writeWhileTaken } from './while-taken';

test('a client that stops reading is given up, and what the bytes come from is let go', async () => {
  let isLetGo = false;
  async function* endless() {
    try {
      for (;;) yield Buffer.alloc(20_000);
    } finally {
      isLetGo = true;
    }
  }
  const out = new PassThrough().on('error', () => {});
  await expect(writeWhileTaken(Readable.from(endless()), out, 20)).rejects.toThrow('nobody took the file');
  expect(out.destroyed).toBe(true);
  expect(isLetGo).toBe(true);
});

test('a client that reads slowly gets all of it', async () => {
  const chunks = Array.from({ length: 8 }, () => Buffer.alloc(20_000));
  const out = new PassThrough({ highWaterMark: 1000 });
  const read = buffer(out);
  await writeWhileTaken(Readable.from(chunks), out, 1000);
  out.end();
  expect(await read).toHaveLength(160_000);
});
