import type { ComponentProps } from 'react';
import { Text } from '../../layout/text';

/** Why what a dialog was to do failed, above its buttons; nothing while it did not. */
export const DialogFailure = ({ text, ...rest }: ComponentProps<typeof Text> & { text: string | null }) =>
  text ? (
    <Text role="alert" size="sm" tone="danger" mt="3" {...rest}>
      {text}
    </Text>
  ) : null;
