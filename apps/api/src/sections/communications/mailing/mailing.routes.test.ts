import { withApp } from '../../../testing';

const app = withApp();

const written = '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"…"}]}]}';
const p = (...content: object[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] });

/** What is said of each field of a notification that is not taken. */
async function refused(body: unknown, headers: Record<string, string> = {}) {
  const person = await app.client.as('admin', 'demo');
  const answer = await person.callAny('POST /api/notifications', { body, headers });
  expect(answer).toMatchObject({ status: 422, body: { code: 'validation', fields: expect.any(Object) } });
  return answer.body;
}

test.each([
  ['Hello', { '': `Send a JSON object like {"subject":"…","body":${written}}.` }],
  [[], { '': `Send a JSON object like {"subject":"…","body":${written}}.` }],
  [undefined, { '': `Send a JSON object like {"subject":"…","body":${written}}.` }],
  [
    {},
    {
      subject: '“subject” is missing. Fill it in.',
      body: `“body” is missing. It must be an object like ${written}.`,
    },
  ],
  [{ subject: 'Water' }, { body: `“body” is missing. It must be an object like ${written}.` }],
  [{ subject: 'Water', body: 'It is off.' }, { body: `“body” must be an object like ${written}.` }],
  [{ subject: 'Water', body: ['It is off.'] }, { body: `“body” must be an object like ${written}.` }],
  [
    { subject: 'Water', body: { type: 'doc', content: 'It is off.' } },
    { 'body.content': '“content” must be a list.' },
  ],
  [
    { subject: 'Water', body: { type: 'doc', content: ['It is off.'] } },
    {
      'body.content.0':
        '“content” must be a list of objects like {"type":"paragraph","content":[{"type":"text","text":"…"}]}.',
    },
  ],
  [
    { subject: 'Water', body: { type: 'doc', content: [{ type: 'table' }] } },
    {
      'body.content.0.type':
        '“type” must be one of: paragraph, heading, image, horizontalRule, bulletList, orderedList, blockquote.',
    },
  ],
  [
    { subject: 'Water', body: { type: 'doc', content: [{ type: 'heading', attrs: { level: 1 } }] } },
    { 'body.content.0.attrs.level': '“level” must be one of: 2, 3.' },
  ],
  [
    { subject: 'Water', body: p({ type: 'text', text: 'It is off.', marks: [{ type: 'code' }] }) },
    {
      'body.content.0.content.0.marks.0.type':
        '“type” must be one of: bold, italic, underline, strike, link.',
    },
  ],
  [{ subject: 'Water', body: p() }, { body: 'Write a text first.' }],
])('%j is answered with what the call takes', async (body, fields) => {
  expect(await refused(body)).toMatchObject({ fields });
});

test('what the answer shows is taken', async () => {
  const person = await app.client.as('admin', 'demo');
  const body: unknown = JSON.parse(`{"subject":"…","body":${written}}`);
  expect(await person.callAny('POST /api/notifications', { body })).toMatchObject({ status: 201 });
});

test('it is said in Spanish too', async () => {
  expect(await refused({ subject: 'Agua', body: 'No hay.' }, { 'accept-language': 'es' })).toMatchObject({
    fields: { body: `«body» debe ser un objeto como ${written}.` },
  });
});
