import { assignLetters } from './shortcuts.rules';

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
