import { resetStores } from '../testing/testing';
import { useUiConfig } from './ui-config.store';

beforeEach(resetStores);

test('the defaults', () => {
  expect(useUiConfig.getState()).toMatchObject({
    fontFamily: 'Poppins',
    borderRadius: 8,
    dateFormat: 'MM/DD/YYYY',
    colorMode: 'system',
    language: 'en',
  });
});

test('a change is kept, and reset goes back to the defaults', () => {
  useUiConfig.getState().change({ borderRadius: 4, colorMode: 'dark' });
  expect(JSON.parse(localStorage.getItem('theme-config') ?? '')).toMatchObject({
    borderRadius: 4,
    colorMode: 'dark',
  });
  useUiConfig.getState().reset();
  expect(useUiConfig.getState()).toMatchObject({ borderRadius: 8, colorMode: 'system' });
  expect(JSON.parse(localStorage.getItem('theme-config') ?? '')).toMatchObject({ borderRadius: 8 });
});

test('a stored value that is not offered falls back', async () => {
  localStorage.setItem(
    'theme-config',
    JSON.stringify({ borderRadius: 99, dateFormat: 'YYYY-MM-DD', fontFamily: 7 }),
  );
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('./ui-config.store');
    expect(fresh.useUiConfig.getState()).toMatchObject({
      borderRadius: 8,
      dateFormat: 'YYYY-MM-DD',
      fontFamily: 'Poppins',
    });
  });
});

test.each([
  [['es-MX', 'en'], 'es'],
  [['de', 'en-GB', 'es'], 'en'],
  [['de'], 'en'],
])('who never chose and asks for %j gets %s', async (wanted, language) => {
  localStorage.removeItem('theme-config');
  const asked = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(wanted);
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('./ui-config.store');
    expect(fresh.useUiConfig.getState().language).toBe(language);
    fresh.useUiConfig.getState().change({ language: language === 'es' ? 'en' : 'es' });
    fresh.useUiConfig.getState().reset();
    expect(fresh.useUiConfig.getState().language).toBe(language);
  });
  asked.mockRestore();
});

test('a page that came in Spanish is taken over in Spanish', async () => {
  localStorage.removeItem('theme-config');
  document.documentElement.lang = 'es';
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('./ui-config.store');
    expect(fresh.useUiConfig.getInitialState().language).toBe('es');
    expect(fresh.useUiConfig.getState().language).toBe('en');
  });
  document.documentElement.lang = 'en';
});

test('who never chose and asks for no language of ours has the one that the page came in', async () => {
  localStorage.removeItem('theme-config');
  document.documentElement.lang = 'es';
  const asked = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de']);
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('./ui-config.store');
    expect(fresh.useUiConfig.getState().language).toBe('es');
  });
  asked.mockRestore();
  document.documentElement.lang = 'en';
});
