import { type HistoryEntry, useCommunity, useFormats, useUiConfig } from '@courtyard/common';
import { changesSaid, type HistoryVocabulary } from '@courtyard/contract/fields/history';
import { Missing } from '../../display/figures';
import { Box, Grid } from '../../layout/primitives';
import { Text } from '../../layout/text';

/** Says what changed, in the person's language and formats. */
export function useChangesSaid(vocabulary: HistoryVocabulary) {
  const language = useUiConfig((config) => config.language);
  const formats = useFormats();
  const { currency } = useCommunity();
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  return (entry: Pick<HistoryEntry, 'action' | 'changes'>) =>
    changesSaid(entry, vocabulary, language, { ...formats, money });
}

interface ChangeListProps extends Pick<HistoryEntry, 'action' | 'changes'> {
  vocabulary: HistoryVocabulary;
}

/** What changed, field by field: before → after. What did not change only says of which record it is. */
export function ChangeList({ action, changes, vocabulary }: ChangeListProps) {
  const said = useChangesSaid(vocabulary)({ action, changes });
  if (said.length === 0) return null;
  return (
    <Grid
      as="dl"
      mt="2"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'fit-content(12rem) minmax(0, 1fr)' }}
      columnGap="4"
      rowGap={{ base: '0', lg: '1' }}
    >
      {said.map(({ field, label, before, after }) => (
        <Box key={field} display="contents">
          <Text as="dt" size="sm" tone="muted">
            {label}
          </Text>
          <Text as="dd" size="sm" overflowWrap="anywhere" mb={{ base: '2', lg: '0' }}>
            {before === null ? null : (
              <>
                <Text as="s" size="sm" tone="subtle">
                  {before}
                </Text>
                {' → '}
              </>
            )}
            <Text as="span" size="sm" color="fg.default">
              {after ?? <Missing />}
            </Text>
          </Text>
        </Box>
      ))}
    </Grid>
  );
}
