import { wrongEmail, wrongName, wrongNewPassword, wrongPassword } from './account-input.rules';

test.each([
  ['', { email: 'emailMissing' }],
  ['   ', { email: 'emailMissing' }],
  ['alma', { email: 'emailWrong' }],
  ['alma@demo', { email: 'emailWrong' }],
  [' alma@demo.example ', {}],
])('the email %j', (email, expected) => {
  expect(wrongEmail(email)).toEqual(expected);
});

test('passwords and names', () => {
  expect(wrongPassword('')).toEqual({ password: 'passwordMissing' });
  expect(wrongPassword('x')).toEqual({});
  expect(wrongNewPassword('eleven char')).toEqual({ password: 'passwordShort' });
  expect(wrongNewPassword('twelve chars')).toEqual({});
  expect(wrongName(' ')).toEqual({ name: 'nameMissing' });
});
