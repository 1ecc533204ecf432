import { downloadFile, useFormats, useMessages } from '@courtyard/common';
import type { DocumentDetails, DocumentVersion } from '@courtyard/contract/documents/document/document';
import { Badge, Box, Button, Field, fileSize, Missing, NativeSelect, SimpleGrid, Text } from '@courtyard/ui';
import { Dialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { contentUrl } from '../document-paths';
import { versionsMessages } from './versions.messages';

/** Two versions of a document beside each other: what is said of each, and what differs. */
export function CompareDialog({ item, onClose }: { item: DocumentDetails; onClose: () => void }) {
  const t = useMessages(versionsMessages);
  const [chosen, setChosen] = useState({ earlier: item.versionNumber - 1, later: item.versionNumber });
  const versionOf = (number: number) => item.versions.find((version) => version.number === number);
  const [earlier, later] = [versionOf(chosen.earlier), versionOf(chosen.later)];
  const choice = (side: keyof typeof chosen) => (
    <Field label={t(side)}>
      <NativeSelect
        value={chosen[side]}
        onChange={({ target }) => setChosen({ ...chosen, [side]: Number(target.value) })}
      >
        {item.versions.map(({ number }) => (
          <option key={number} value={number}>
            {t('version', { number })}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
  return (
    <Dialog open onClose={onClose} title={t('compareTitle', { name: item.name })}>
      <SimpleGrid columns={2} gap="4" mb="4">
        {choice('earlier')}
        {choice('later')}
      </SimpleGrid>
      {earlier && later ? <Comparison item={item} earlier={earlier} later={later} /> : null}
    </Dialog>
  );
}

interface ComparisonProps {
  item: DocumentDetails;
  earlier: DocumentVersion;
  later: DocumentVersion;
}

/** Each fact of both versions in one line, so that they stand level whatever their length. */
function Comparison({ item, earlier, later }: ComparisonProps) {
  const t = useMessages(versionsMessages);
  const formats = useFormats();
  const growth = later.bytes - earlier.bytes;
  const size = fileSize(Math.abs(growth));
  const noteOf = ({ note, restoredFrom }: DocumentVersion) => {
    const restored = restoredFrom === null ? null : t('restoredFrom', { number: restoredFrom });
    return [note, restored].filter((part) => part !== null).join(' · ') || null;
  };
  const facts: { label: string; of: (version: DocumentVersion) => string | null; differs?: string }[] = [
    { label: t('fileName'), of: ({ fileName }) => fileName },
    {
      label: t('bytes'),
      of: ({ bytes }) => fileSize(bytes),
      differs: growth > 0 ? t('larger', { size }) : t('smaller', { size }),
    },
    { label: t('addedAt'), of: ({ addedAt }) => formats.moment(addedAt), differs: '' },
    { label: t('addedBy'), of: ({ addedBy }) => addedBy },
    { label: t('note'), of: noteOf },
  ];
  return (
    <>
      <SimpleGrid columns={2} columnGap="4" rowGap="3">
        {facts.flatMap(({ label, of, differs = t('changed') }) => [
          <Fact key={`${label} earlier`} label={label} value={of(earlier)} />,
          <Fact
            key={`${label} later`}
            label={label}
            value={of(later)}
            badge={of(earlier) === of(later) ? '' : differs}
          />,
        ])}
        {[earlier, later].map(({ number, fileName }, place) => (
          <div key={place}>
            <Button
              size="sm"
              icon="download"
              aria-label={t('downloadVersion', { number })}
              onClick={() => downloadFile(contentUrl(item.id, { number }), fileName)}
            >
              {t('download')}
            </Button>
          </div>
        ))}
      </SimpleGrid>
      {earlier.sha256 === later.sha256 ? (
        <Text size="sm" tone="muted" mt="4">
          {t('sameContent')}
        </Text>
      ) : null}
    </>
  );
}

function Fact({ label, value, badge = '' }: { label: string; value: string | null; badge?: string }) {
  return (
    <Box minWidth="0">
      <Text size="xs" tone="muted">
        {label}
      </Text>
      <Box overflowWrap="anywhere">{value ?? <Missing />}</Box>
      {badge === '' ? null : <Badge>{badge}</Badge>}
    </Box>
  );
}
