import { useCan, useMessages } from '@courtyard/common';
import type { Mailing } from '@courtyard/contract/communications/mailing/mailing';
import { Box, Card, CardBody, CardHeader, Field, NativeSelect, Skeleton, Stack, Text } from '@courtyard/ui';
import { SearchBox } from '@courtyard/ui/data';
import { useState } from 'react';
import { mailings } from '../mailing.queries';
import { detailsMessages } from './details.messages';

/** Until it is there: as much as a short letter takes, so that little moves. */
const firstHeight = 560;

/** What the letter takes, be it less than the frame; nothing in it can run, so it is measured from here. */
const heightOf = ({ contentDocument }: HTMLIFrameElement): number =>
  Math.ceil(contentDocument?.body.getBoundingClientRect().height ?? 0) || firstHeight;

/** The letter as one recipient gets it, in a frame in which nothing of it can run. */
export function EmailCard({ mailing }: { mailing: Mailing }) {
  const t = useMessages(detailsMessages);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [height, setHeight] = useState(firstHeight);
  const canSeeNames = useCan('Members List View');
  const readers = mailings.useRead('GET /api/v1/mailings/:mailingId/readers', {
    ids: [mailing.id],
    query: { ...(search && { search }) },
    enabled: canSeeNames,
  });
  const reader = readers.data?.find(({ key }) => key === chosen) ?? readers.data?.[0];
  const query = new URLSearchParams({
    ...(reader && { reader: reader.key }),
    // Another version is another page, though its address is the same otherwise.
    v: String(mailing.version),
  });
  return (
    <Card>
      <CardHeader title={t('letter')} />
      <CardBody>
        <Stack gap="4">
          {canSeeNames ? null : <Text color="fg.muted">{t('nameless')}</Text>}
          {canSeeNames && readers.isPending ? <Skeleton height="10" /> : null}
          {canSeeNames && (readers.data?.length || search) ? (
            <Box maxWidth="form">
              <SearchBox value={search} onChange={setSearch} label={t('readerFind')} />
            </Box>
          ) : null}
          {readers.data?.length === 0 ? (
            <Text role="status" color="fg.muted">
              {t(search ? 'readerNone' : 'nobody')}
            </Text>
          ) : null}
          {reader ? (
            <Box maxWidth="form">
              <Field label={t('reader')}>
                <NativeSelect value={reader.key} onChange={(event) => setChosen(event.target.value)}>
                  {readers.data?.map(({ key, name, email }) => (
                    <option key={key} value={key}>
                      {email === null ? name : `${name} (${email})`}
                    </option>
                  ))}
                </NativeSelect>
              </Field>
            </Box>
          ) : null}
          <Box borderWidth="1px" borderColor="border" borderRadius="md" overflow="hidden">
            <iframe
              title={t('previewTitle', { name: reader?.name ?? '…' })}
              src={`/api/v1/mailings/${mailing.id}/preview?${query}`}
              sandbox="allow-same-origin"
              loading="lazy"
              height={height}
              width="100%"
              onLoad={({ currentTarget }) => setHeight(heightOf(currentTarget))}
            />
          </Box>
        </Stack>
      </CardBody>
    </Card>
  );
}
