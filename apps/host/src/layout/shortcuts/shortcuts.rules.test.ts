import { assignLetters } from './shortcuts.rules';

test('each place gets the first free letter of its title', () => {
  const places = ['Dashboard', 'Properties & Areas', 'People', 'Documents', 'DD'].map((title) => ({
    title,
    url: title,
  }));
  expect(assignLetters(places).map(({ keys, title }) => `${keys} ${title}`)).toEqual([
    'g d Dashboard',
    'g p Properties & Areas',
    'g e People',
    'g o Documents',
  ]);
});
