import { Missing, TextLink } from '@courtyard/ui';

/** An address that opens the mail program; a dash for none, or none that is shown. */
export const EmailLink = ({ email }: { email: string | null }) =>
  email === null ? (
    <Missing />
  ) : (
    <TextLink href={`mailto:${email}`} look="quiet" fontSize="sm">
      {email}
    </TextLink>
  );

export const PhoneLink = ({ phone }: { phone: string | null }) =>
  phone === null ? (
    <Missing />
  ) : (
    <TextLink href={`tel:${phone}`} look="quiet" fontSize="sm" whiteSpace="nowrap">
      {phone}
    </TextLink>
  );
