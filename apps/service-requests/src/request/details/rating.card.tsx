import { lazyContent, useMessages } from '@courtyard/common';
import type { RequestDetails } from '@courtyard/contract/service-requests/request/request';
import { Card, CardBody, CardHeader, Flex, Icon, LoadingState, Text } from '@courtyard/ui';
import { detailsMessages } from './details.messages';

const RatingForm = lazyContent(async () => (await import('./rating-form')).RatingForm, <LoadingState />);

/** How its reporter thinks it was handled: the form while there is none, what was said afterwards. */
export function RatingCard({ request }: { request: RequestDetails }) {
  const t = useMessages(detailsMessages);
  const { rating, may } = request;
  if (rating)
    return (
      <Card>
        <CardHeader title={t('rating')} />
        <CardBody>
          <Flex gap="1" role="img" aria-label={t('star', { count: rating.stars })} color="accent.fg">
            {Array.from({ length: rating.stars }, (_, star) => (
              <Icon key={star} name="star" />
            ))}
          </Flex>
          {rating.text ? (
            <Text size="sm" mt="2" whiteSpace="pre-line">
              {rating.text}
            </Text>
          ) : null}
        </CardBody>
      </Card>
    );
  return may.rate ? <RatingForm request={request} /> : null;
}
