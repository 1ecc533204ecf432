import { legalDefaultsOf, templatesOf } from './legal-defaults.rules';

test('a state has its own law, another place the neutral defaults', () => {
  expect(legalDefaultsOf('US-CA')).toMatchObject({
    template: 'california',
    deciders: { 'banking.reserve-transfer': 2 },
  });
  for (const place of ['US-ME', 'US', 'JP', null, undefined])
    expect(legalDefaultsOf(place)).toEqual({ template: 'neutral', deciders: {}, reserveLoanMonths: 12 });
  expect(legalDefaultsOf('US-TX')).toMatchObject({ template: 'texas', deciders: {} });
});

test.each([
  ['US-CA', ['california', 'neutral']],
  ['US-ME', ['neutral']],
  ['US', ['neutral', 'california', 'texas', 'florida']],
  ['JP', ['neutral']],
  ['CA', ['neutral']],
  [null, ['neutral', 'california', 'texas', 'florida']],
])('%s is offered %j', (place, offered) => {
  expect(templatesOf(place)).toEqual(offered);
});
