import { menuIn, titleIn } from './title-in';

const areas = { title: 'Common Areas', titles: { es: 'Áreas comunes' } };

test('a title is in the language where the section says it, else in English', () => {
  expect(titleIn(areas, 'es')).toBe('Áreas comunes');
  expect(titleIn(areas, 'en')).toBe('Common Areas');
  expect(titleIn({ title: 'Reservations' }, 'es')).toBe('Reservations');
});

test('a menu is translated down to its leaves', () => {
  const menu = menuIn(
    [{ id: 'p', type: 'collapse', title: 'Properties', children: [{ id: 'a', type: 'item', ...areas }] }],
    'es',
  );
  expect(menu[0]?.children?.[0]?.title).toBe('Áreas comunes');
});
