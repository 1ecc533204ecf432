import { createSystem, type SystemStyleObject } from '@chakra-ui/react';
import { engine } from './engine';
import { globalCss } from './global-css';
import { pageSystem, system } from './system';

const css = (styles: SystemStyleObject) => system().css(styles);

test('style properties know our tokens and their short names', () => {
  expect(
    css({ px: '4', mt: '-2', bg: 'bg.surface', rounded: 'md', shadow: 'raised', w: 'full', maxW: 'page' }),
  ).toEqual({
    paddingInline: 'var(--cy-spacing-4)',
    marginTop: 'calc(var(--cy-spacing-2) * -1)',
    background: 'var(--cy-colors-bg-surface)',
    borderRadius: 'var(--cy-radii-md)',
    boxShadow: 'var(--cy-shadows-raised)',
    width: 'var(--cy-sizes-full)',
    maxWidth: 'var(--cy-sizes-page)',
  });
});

test('plain CSS passes as it is, references are filled in', () => {
  expect(css({ gridTemplateColumns: '1fr 2fr', outline: '2px solid {colors.accent.solid}' })).toEqual({
    gridTemplateColumns: '1fr 2fr',
    outline: '2px solid var(--cy-colors-accent-solid)',
  });
});

test('values can change with the width of the window, and things can hide below one', () => {
  expect(css({ p: { base: '4', md: '6' }, hideBelow: 'md' })).toEqual({
    padding: 'var(--cy-spacing-4)',
    '@media screen and (min-width: 48rem)': { padding: 'var(--cy-spacing-6)' },
    '@media screen and (max-width: 47.9975rem)': { display: 'none' },
  });
});

test('the dark theme is an attribute of the document', () => {
  expect(css({ _dark: { color: 'white' } })).toEqual({ '[data-theme=dark] &': { color: 'white' } });
  expect(JSON.stringify(system().getTokenCss())).toContain('"[data-theme=dark] &":{"--cy-');
});

test('only our tokens are there', () => {
  const colors = [...(system().tokens.categoryMap.get('colors')?.keys() ?? [])];
  expect(colors).toContain('accent.solid');
  expect(colors.filter((name) => name.startsWith('gray'))).toEqual([]);
});

test('the styles of every page are what Chakra makes of them', () => {
  const { _config } = system();
  const atOnce = createSystem(engine, { ..._config, globalCss });
  const layer = '@layer base';
  const { _global: parts } = pageSystem();
  const made = parts.reduce<object>(
    (styles, part) => ({ ...styles, ...Object(Reflect.get(part, layer)) }),
    {},
  );
  expect(made).toEqual(Reflect.get(atOnce.getGlobalCss(), layer));
  expect(JSON.stringify(made)).toContain('"&:is(th, td):has(input[type=checkbox])"');
});
