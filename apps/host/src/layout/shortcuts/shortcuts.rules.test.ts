import { assignLetters, isTyping } from './shortcuts.rules';

test('each place gets the first free letter of its title', () => {
  const places = ['Dashboard', 'Properties & Areas', 'People', 'Documents', 'DD'].map((title) => ({
    title,
    url: title,
  }));
  expect(assignLetters(places).map(({ letter, title }) => `${letter} ${title}`)).toEqual([
    'd Dashboard',
    'p Properties & Areas',
    'e People',
    'o Documents',
  ]);
});

test('keys typed into a field are not shortcuts', () => {
  expect(isTyping(document.createElement('input'))).toBe(true);
  expect(isTyping(document.createElement('textarea'))).toBe(true);
  expect(isTyping(document.createElement('button'))).toBe(false);
  expect(isTyping(null)).toBe(false);
});
