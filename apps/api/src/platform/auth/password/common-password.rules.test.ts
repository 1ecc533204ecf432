import { dictionary } from '@zxcvbn-ts/language-common';
import { isCommon } from './common-password.rules';

const worst = new Set(dictionary['passwords-common']);

test.each([
  'password1234',
  'PASSWORD1234',
  '1234567890123',
  'qwertyuiop12',
  '!!!sunshine!!!',
  'passwordpassword',
  'abcabcabcabc',
  'aaaaaaaaaaaa',
  'abcdefghijklm',
  '987654321098',
  'qwertyqwerty',
  'ｐａｓｓｗｏｒｄ1234',
])('%s is tried first', (password) => {
  expect(isCommon(password, worst)).toBe(true);
});

test.each([
  'twelve is enough',
  'correct horse battery staple',
  'dragon 42 sails home',
  'Grüße vom Balkon',
  'kq7-93mx-pl2v',
])('%s is not', (password) => {
  expect(isCommon(password, worst)).toBe(false);
});
