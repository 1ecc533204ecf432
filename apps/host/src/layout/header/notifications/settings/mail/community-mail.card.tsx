import { call, toast, useCommand, useMessages } from '@courtyard/common';
import { type MailWay, mailWays } from '@courtyard/contract/communications/mailing/mailing.values';
import type { MyMail } from '@courtyard/contract/communications/mailing/my-mail';
import { Box, Card, CardBody, CardHeader, NativeSelect, Text } from '@courtyard/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { mailMessages } from './mail.messages';
import { SettingRow } from '../setting-row';

const key = ['shell', 'my-mail'];

/** How the kinds of mail that the community writes come: as letters, in the letter of a day or a week, or not at all. */
export function CommunityMailCard() {
  const t = useMessages(mailMessages);
  const queryClient = useQueryClient();
  // Nothing where the community does not use communications.
  const { data } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call('GET /api/v1/my-mail', { signal })).data,
    retry: false,
  });
  const choosing = useCommand(
    'communications',
    async ({ category, way }: { category: Kind['category']; way: MailWay }, idempotencyKey) => {
      const answer = await call('PUT /api/v1/my-mail/:category', {
        params: { category },
        body: { way },
        idempotencyKey,
      });
      queryClient.setQueryData(key, answer.data);
      return answer.data;
    },
  );
  if (!data) return null;
  return (
    <Card>
      <CardHeader title={t('mail')} description={t('mailText')} />
      <CardBody>
        <Box as="ul" listStyleType="none">
          {data.map((kind) => (
            <KindRow
              key={kind.category}
              kind={kind}
              isBusy={choosing.isPending}
              onChange={(way) =>
                choosing.mutate(
                  { category: kind.category, way },
                  { onError: () => toast({ title: t('notSaved'), kind: 'error' }) },
                )
              }
            />
          ))}
          <SettingRow title={t('kind.notice')} text={t('kindText.notice')}>
            <Text size="sm" tone="subtle" width="11rem">
              {t('always')}
            </Text>
          </SettingRow>
        </Box>
      </CardBody>
    </Card>
  );
}

type Kind = MyMail[number];

interface KindRowProps {
  kind: Kind;
  isBusy: boolean;
  onChange: (way: MailWay) => void;
}

function KindRow({ kind: { category, way, canDigest }, isBusy, onChange }: KindRowProps) {
  const t = useMessages(mailMessages);
  return (
    <SettingRow title={t(`kind.${category}`)} text={t(`kindText.${category}`)}>
      <Box width="11rem">
        <NativeSelect
          size="sm"
          aria-label={t(`kind.${category}`)}
          value={way}
          disabled={isBusy}
          onChange={(event) => {
            const chosen = mailWays.find((each) => each === event.target.value);
            if (chosen) onChange(chosen);
          }}
        >
          {mailWays
            .filter((each) => canDigest || each !== 'digest')
            .map((each) => (
              <option key={each} value={each}>
                {t(`way.${each}`)}
              </option>
            ))}
        </NativeSelect>
      </Box>
    </SettingRow>
  );
}
