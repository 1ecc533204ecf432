import { placeFrom, placeValue, stepsFrom, stepsText } from './work-form.rules';

test('a place is one value, and back', () => {
  const place = { kind: 'area', id: '7' } as const;
  expect(placeFrom(placeValue(place))).toEqual(place);
  expect(placeFrom('elsewhere:7')).toBeNull();
  expect(placeFrom(null)).toBeNull();
});

test('steps that stay keep their ids, also where two have the same words', () => {
  const known = [
    { id: 'a', text: 'Look' },
    { id: 'b', text: 'Look' },
    { id: 'c', text: 'Clean' },
  ];
  expect(stepsFrom(' Clean \n\nLook\nNew\nLook\nLook', known)).toEqual([
    { id: 'c', text: 'Clean' },
    { id: 'a', text: 'Look' },
    { id: null, text: 'New' },
    { id: 'b', text: 'Look' },
    { id: null, text: 'Look' },
  ]);
  expect(stepsText(known)).toBe('Look\nLook\nClean');
  expect(stepsText([])).toBeNull();
});
