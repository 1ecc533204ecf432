import { useFormats } from '@courtyard/common';
import { Badge, HStack, Skeleton, TextLink } from '@courtyard/ui';

export interface MatterLineProps {
  /** The list behind the figure. */
  to: string;
  text: string;
  /** Undefined until it is known. */
  count: number | undefined;
  /** How loud it is where there is any. */
  tone: 'danger' | 'attention' | 'neutral';
}

/** Something that somebody may want to act on, and how much of it there is. */
export function MatterLine({ to, text, count, tone }: MatterLineProps) {
  const formats = useFormats();
  return (
    <HStack as="li" justifyContent="space-between" gap="4">
      <TextLink to={to} look="quiet" fontSize="sm">
        {text}
      </TextLink>
      {count === undefined ? (
        <Skeleton width="8" height="6" />
      ) : (
        <Badge tone={count > 0 ? tone : 'neutral'}>{formats.number(count)}</Badge>
      )}
    </HStack>
  );
}
