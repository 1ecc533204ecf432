import { jurisdictionChoices } from './jurisdiction-choices';

test('countries and states by name, each once, without unions and codes that are gone', () => {
  const choices = jurisdictionChoices('en');
  const labels = choices.map(({ label }) => label);
  expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length);
  expect(labels).toEqual(expect.arrayContaining(['California (US-CA)', 'Japan (JP)', 'Kuwait (KW)']));
  for (const code of ['EU', 'DD', 'SU', 'ZZ'])
    expect(choices.some(({ value }) => value === code)).toBe(false);
  expect(choices.filter(({ value }) => value.startsWith('US-'))).toHaveLength(51);
  const german = choices.filter(({ label }) => label.startsWith('Germany'));
  expect(german).toEqual([{ value: 'DE', label: 'Germany (DE)' }]);
  expect(jurisdictionChoices('es').find(({ value }) => value === 'US-NY')?.label).toBe('Nueva York (US-NY)');
});
