import { chakra } from '../theme/styled';
import { useBrand } from '../theme/brand';

const Frame = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    color: 'fg.default',
    fontWeight: 'semibold',
    letterSpacing: '-0.02em',
  },
  variants: {
    size: { md: { fontSize: 'xl', lineHeight: 'xl' }, lg: { fontSize: '2xl', lineHeight: '2xl' } },
  },
  defaultVariants: { size: 'md' },
});

/** Four walls around an open court, one gate. */
function Mark() {
  return (
    <chakra.svg viewBox="0 0 32 32" width="1.75rem" height="1.75rem" flexShrink="0" aria-hidden="true">
      <chakra.rect width="32" height="32" rx="8" fill="accent.solid" />
      <chakra.path
        d="M19.5 24.5H24a.5.5 0 0 0 .5-.5V8a.5.5 0 0 0-.5-.5H8a.5.5 0 0 0-.5.5v16a.5.5 0 0 0 .5.5h4.5v-11h7v5"
        fill="none"
        stroke="fg.onAccent"
        strokeWidth="2.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </chakra.svg>
  );
}

export interface WordmarkProps {
  size?: 'md' | 'lg';
}

/** The product's sign and name. By its class a community puts its logo in the sign's place, and its colour on the second part. */
export function Wordmark({ size }: WordmarkProps) {
  const brand = useBrand();
  return (
    <Frame size={size} className="wordmark">
      <Mark />
      <span>
        {brand.first}
        <chakra.span color="accent.fg">{brand.second}</chakra.span>
      </span>
    </Frame>
  );
}
