import { placeFrom, placeValue, stepsFrom, stepsText, takenOver } from './work-form.rules';

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

test('an order takes over the words of its request, but for one about somebody', () => {
  const request = {
    title: 'Loud',
    description: 'Every night',
    place: null,
    location: '4B',
    priority: 'high' as const,
  };
  expect(takenOver({ ...request, kind: 'maintenance' })).toMatchObject(request);
  expect(takenOver({ ...request, kind: 'complaint' })).toEqual({});
  expect(takenOver({ ...request, kind: 'violation' })).toEqual({});
  expect(takenOver(undefined)).toEqual({});
});
