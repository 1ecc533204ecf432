import { useMessages } from '@courtyard/common';
import type { ContentHit, FoundPassage } from '@courtyard/contract/documents/document/content-search';
import { Box, Text, TextLink } from '@courtyard/ui';
import { PartCard, PartRow } from '@courtyard/ui/details';
import { documentPaths, type Space } from '../document/document-paths';
import { useContentSearch } from '../document/document.queries';
import { Thumbnail } from '../document/thumbnail';
import { useFolderName } from '../folder/use-folder-name';
import { libraryMessages } from './library.messages';

/** Documents of a tree with what is searched for in their text; nothing while nothing is searched for. */
export function ContentResults({ space, search }: { space: Space; search: string | undefined }) {
  const t = useMessages(libraryMessages);
  const asked = search?.trim() ?? '';
  const results = useContentSearch(space, asked);
  if (asked === '') return null;
  return (
    <Box mt="5">
      <PartCard
        title={t('contents')}
        description={t('contentsText')}
        query={results}
        empty={
          <Text size="sm" tone="muted">
            {t('noContents')}
          </Text>
        }
      >
        {(hit) => <ResultRow key={hit.document.id} hit={hit} />}
      </PartCard>
    </Box>
  );
}

function ResultRow({ hit: { document: found, passages } }: { hit: ContentHit }) {
  const t = useMessages(libraryMessages);
  const nameOf = useFolderName();
  const { id, space, name, folder } = found;
  return (
    <PartRow
      lead={<Thumbnail item={found} />}
      title={
        <TextLink to={documentPaths.details(space, id, passages[0]?.page)} overflowWrap="anywhere">
          {name}
        </TextLink>
      }
    >
      <Text size="sm" tone="muted">
        {nameOf(folder)}
      </Text>
      {passages.map((passage, at) => (
        <Text key={at} size="sm" mt="1" overflowWrap="anywhere">
          {passage.page === null ? null : (
            <>
              <TextLink to={documentPaths.details(space, id, passage.page)}>
                {t('page', { page: passage.page })}
              </TextLink>
              {': '}
            </>
          )}
          <Marked parts={passage.parts} />
        </Text>
      ))}
    </PartRow>
  );
}

const Marked = ({ parts }: Pick<FoundPassage, 'parts'>) =>
  parts.map(({ text, isFound }, at) =>
    isFound ? (
      <Box key={at} as="mark" bg="accent.subtle" color="fg.default" fontWeight="semibold" borderRadius="sm">
        {text}
      </Box>
    ) : (
      text
    ),
  );
