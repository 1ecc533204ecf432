import { ApiError } from '@courtyard/common';
import { failureText } from './failure-text';

const refused = (fields: Record<string, string>, status = 422) =>
  new ApiError({ status, code: 'invalid', message: 'Some of the values aren’t valid.', fields });

test('what is said of fields is told where no field shows it, each sentence once', () => {
  expect(failureText(refused({ content: 'The file has no events.' }), 'Failed')).toBe(
    'The file has no events.',
  );
  expect(failureText(refused({ from: 'Too late.', to: 'Too late.', people: 'Nobody.' }), 'Failed')).toBe(
    'Too late. Nobody.',
  );
});

test('without fields it is the message; of what failed or never came it is what the page says', () => {
  expect(failureText(refused({}, 409), 'Failed')).toBe('Some of the values aren’t valid.');
  expect(failureText(refused({}, 500), 'Failed')).toBe('Failed');
  expect(failureText(new TypeError('fetch'), 'Failed')).toBe('Failed');
});
