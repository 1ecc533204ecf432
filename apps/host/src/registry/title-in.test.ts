import { menuIn, titleIn } from './title-in';

const areas = { title: 'Common areas', titles: { es: 'Áreas comunes' } };

test('a title is in the language where the section says it, else in English', () => {
  expect(titleIn(areas, 'es')).toBe('Áreas comunes');
  expect(titleIn(areas, 'en')).toBe('Common areas');
  expect(titleIn({ title: 'Reservations' }, 'es')).toBe('Reservations');
});

test('captions and chips are said in the language too', () => {
  const news = {
    id: 'n',
    type: 'item' as const,
    title: 'News',
    caption: 'Of the board',
    captions: { es: 'De la junta' },
    chip: 'new',
    chips: { es: 'nuevo' },
  };
  expect(menuIn([news], 'es')[0]).toMatchObject({ title: 'News', caption: 'De la junta', chip: 'nuevo' });
  expect(menuIn([news], 'en')[0]).toMatchObject({ caption: 'Of the board', chip: 'new' });
});

test('a menu is translated down to its leaves', () => {
  const menu = menuIn(
    [{ id: 'p', type: 'collapse', title: 'Properties', children: [{ id: 'a', type: 'item', ...areas }] }],
    'es',
  );
  expect(menu[0]?.children?.[0]?.title).toBe('Áreas comunes');
});
