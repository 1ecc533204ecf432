import { overrideOrigin } from './override.rules';

const previews = ['https://preview.example', 'https://*.pages.example', 'http://10.0.0.7:3000'];

test.each([
  ['http://localhost:3000/dist', 'http://localhost:3000'],
  ['http://demo.localhost:8080/dist', 'http://demo.localhost:8080'],
  ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000'],
  ['http://[::1]:3000/', 'http://[::1]:3000'],
  ['https://preview.example/pr-7/', 'https://preview.example'],
  ['https://pr-7.pages.example/', 'https://pr-7.pages.example'],
  ['http://10.0.0.7:3000/', 'http://10.0.0.7:3000'],
  ['http://preview.example/', null],
  ['http://pr-7.pages.example/', null],
  ['https://pages.example/', null],
  ['https://evilpages.example/', null],
  ['https://preview.example:8443/', null],
  ['https://preview.example@evil.example/', null],
  ['https://user:secret@preview.example/', null],
  ['https://preview.example.evil.example/', null],
  ['https://localhost.evil.example/', null],
  ['http://10.0.0.7:3001/', null],
  ['javascript:alert(1)', null],
  ['data:text/javascript,alert(1)', null],
  ['/dist/', null],
  ['http://[', null],
])('a build at %s comes from %s', (address, origin) => {
  expect(overrideOrigin(address, previews)).toBe(origin);
});
