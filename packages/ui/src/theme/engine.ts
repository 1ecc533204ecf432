import { defineConfig } from '@chakra-ui/react';

/** Which scale of tokens a property takes its values from, and its short names. */
const scales = {
  colors: {
    background: 'bg', backgroundColor: 'bgColor', color: '', fill: '', stroke: '', borderColor: '', borderTopColor: '',
    borderBottomColor: '', borderInlineStartColor: '', borderInlineEndColor: '', outlineColor: '', caretColor: '', accentColor: '',
    textDecorationColor: '',
  },
  spacing: {
    margin: 'm', marginTop: 'mt', marginBottom: 'mb', marginLeft: 'ml', marginRight: 'mr', marginInline: 'mx marginX',
    marginBlock: 'my marginY', marginInlineStart: 'ms marginStart', marginInlineEnd: 'me marginEnd', marginBlockStart: '', marginBlockEnd: '',
    padding: 'p', paddingTop: 'pt', paddingBottom: 'pb', paddingLeft: 'pl', paddingRight: 'pr', paddingInline: 'px paddingX',
    paddingBlock: 'py paddingY', paddingInlineStart: 'ps paddingStart', paddingInlineEnd: 'pe paddingEnd', paddingBlockStart: '', paddingBlockEnd: '',
    gap: '', rowGap: 'gapY', columnGap: 'gapX', inset: '', insetInline: 'insetX', insetBlock: 'insetY', top: '', right: '', bottom: '', left: '',
    insetInlineStart: 'insetStart', insetInlineEnd: 'insetEnd', scrollMarginTop: '', scrollPaddingTop: '', textIndent: '', borderSpacing: '',
  },
  sizes: {
    width: 'w', height: 'h', minWidth: 'minW', minHeight: 'minH', maxWidth: 'maxW', maxHeight: 'maxH', flexBasis: 'basis',
  },
  radii: {
    borderRadius: 'rounded', borderTopLeftRadius: '', borderTopRightRadius: '', borderBottomLeftRadius: '', borderBottomRightRadius: '',
  },
  shadows: { boxShadow: 'shadow' },
  fonts: { fontFamily: '' },
  fontSizes: { fontSize: '' },
  fontWeights: { fontWeight: '' },
  lineHeights: { lineHeight: '' },
  zIndex: { zIndex: '' },
  durations: { transitionDuration: '', animationDuration: '' },
} as const; // prettier-ignore

const fromScales = Object.fromEntries(
  Object.entries(scales).flatMap(([values, properties]) =>
    Object.entries(properties).map(([property, short]) => [
      property,
      { values, shorthand: short.split(' ').filter(Boolean) },
    ]),
  ),
);

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/**
 * The style properties and conditions that the product uses, in place of Chakra's whole table (four times the bytes).
 * Any CSS property works with plain values; what is listed here knows our tokens. Chakra's types offer more than this:
 * gradients, `divideX`, `spaceX`, `ring`, `_peer*` and the like are not here on purpose.
 */
export const engine = defineConfig({
  conditions: {
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [aria-disabled=true])'],
    active: '&:active:not(:disabled, [aria-disabled=true])',
    focus: '&:focus',
    focusVisible: '&:focus-visible',
    focusWithin: '&:focus-within',
    disabled: '&:is(:disabled, [aria-disabled=true], [data-disabled])',
    readOnly: '&:is([readonly], [aria-readonly=true])',
    invalid: '&[aria-invalid=true]',
    checked: '&:is(:checked, [aria-checked=true])',
    indeterminate: '&:is(:indeterminate, [aria-checked=mixed])',
    expanded: '&[aria-expanded=true]',
    selected: '&:is([aria-selected=true], [data-selected])',
    pressed: '&[aria-pressed=true]',
    currentPage: '&[aria-current=page]',
    loading: '&:is([aria-busy=true], [data-loading])',
    open: '&:is([open], [data-open])',
    empty: '&:empty',
    first: '&:first-of-type',
    last: '&:last-of-type',
    notFirst: '&:not(:first-of-type)',
    notLast: '&:not(:last-of-type)',
    even: '&:nth-of-type(even)',
    odd: '&:nth-of-type(odd)',
    before: '&::before',
    after: '&::after',
    placeholder: '&::placeholder',
    selection: '&::selection',
    backdrop: '&::backdrop',
    file: '&::file-selector-button',
    groupHover: '.group:hover &',
    groupFocusWithin: '.group:focus-within &',
    motionReduce: '@media (prefers-reduced-motion: reduce)',
    motionSafe: '@media (prefers-reduced-motion: no-preference)',
    highContrast: '@media (forced-colors: active)',
    print: '@media print',
    starting: '@starting-style',
    ltr: '[dir=ltr] &',
    rtl: '[dir=rtl] &',
    dark: '[data-theme=dark] &',
    light: ':root:not([data-theme=dark]) &',
  },
  utilities: {
    ...fromScales,
    flexDirection: { shorthand: ['flexDir'] },
    position: { shorthand: ['pos'] },
    textDecoration: { shorthand: ['textDecor'] },
    borderTopRadius: {
      values: 'radii',
      shorthand: ['roundedTop'],
      transform: (radius: string) => ({ borderTopLeftRadius: radius, borderTopRightRadius: radius }),
    },
    borderBottomRadius: {
      values: 'radii',
      shorthand: ['roundedBottom'],
      transform: (radius: string) => ({ borderBottomLeftRadius: radius, borderBottomRightRadius: radius }),
    },
    borderInlineWidth: { shorthand: ['borderXWidth'] },
    boxSize: { values: 'sizes', transform: (size: string) => ({ width: size, height: size }) },
    truncate: { values: { type: 'boolean' }, transform: (on: unknown) => (on === true ? clipped : {}) },
    lineClamp: {
      transform: (lines: string) => ({
        overflow: 'hidden',
        display: '-webkit-box',
        WebkitLineClamp: lines,
        WebkitBoxOrient: 'vertical',
      }),
    },
    hideFrom: {
      values: 'breakpoints',
      transform: (_: unknown, { raw }: { raw: string }) => ({ [`@breakpoint ${raw}`]: { display: 'none' } }),
    },
    hideBelow: {
      values: 'breakpoints',
      transform: (_: unknown, { raw }: { raw: string }) => ({
        [`@breakpoint ${raw}Down`]: { display: 'none' },
      }),
    },
  },
});
