import { useFormats, useListTotals } from '@courtyard/common';
import { Card, CardBody, CardHeader, ErrorState, Skeleton, Text, TextLink } from '@courtyard/ui';
import { memberPaths, membersWith } from '../member/member-paths';
import { members } from '../member/member.queries';

const span = 'this-month';

interface CountProps {
  title: string;
  text: string;
  /** What happens to them this month; none for all members. */
  thisMonth?: 'memberSince' | 'leaving';
}

/** How many members there are, as a figure that leads to them. */
export function CountCard({ title, text, thisMonth }: CountProps) {
  const formats = useFormats();
  const totals = useListTotals(members.sourceOf(thisMonth ? { [thisMonth]: span } : {}));
  return (
    // Those beside each other have their figures on one line, however long their names are.
    <Card display="grid" gridRow="span 2" gridTemplateRows="subgrid" rowGap="0">
      <CardHeader title={title} />
      <CardBody>
        {totals.isError ? (
          <ErrorState error={totals.error} onRetry={() => void totals.refetch()} />
        ) : totals.data === undefined ? (
          <Skeleton height="9" width="16" />
        ) : (
          <TextLink
            to={thisMonth ? membersWith(thisMonth, span) : memberPaths.list}
            look="quiet"
            fontSize="3xl"
            lineHeight="3xl"
            aria-label={`${title}: ${formats.number(totals.data.count)}`}
          >
            {formats.number(totals.data.count)}
          </TextLink>
        )}
        <Text size="sm" tone="muted" mt="1">
          {text}
        </Text>
      </CardBody>
    </Card>
  );
}
