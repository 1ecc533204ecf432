import { useCan, useFormats, useMessages } from '@courtyard/common';
import type { DocumentSummary } from '@courtyard/contract/documents/document/document';
import type { DocumentOverview } from '@courtyard/contract/documents/document/document-overview';
import { Box, CardFrame, CardLine, CardList, CardNothing, TextLink } from '@courtyard/ui';
import { documentPaths, type Space } from '../document/document-paths';
import { useFolderName } from '../folder/use-folder-name';
import { useOverview } from '../document/document.queries';
import { overviewMessages } from './overview.messages';

interface DocumentsCardProps {
  title: string;
  /** Which part of the overview. */
  of: keyof DocumentOverview;
  none: string;
  /** The lists that it leads to, where the person may see them. */
  spaces: readonly Space[];
}

/** A few documents of the overview, each with its folder and when it was changed. */
export function DocumentsCard({ title, of, none, spaces }: DocumentsCardProps) {
  const t = useMessages(overviewMessages);
  const overview = useOverview();
  const sees = { hoa: useCan('Hoa Documents List View'), mine: useCan('My Documents List View') };
  const links = spaces
    .filter((space) => sees[space])
    .map((space) => ({ to: documentPaths.part(space, of), label: t(`${of}.${space}`) }));
  const [link, ...others] = links;
  return (
    <CardFrame
      title={title}
      {...(link && { link })}
      query={overview}
      lines={4}
      isNothing={(data) => data[of].length === 0}
    >
      {(data) =>
        data[of].length === 0 ? (
          <CardNothing>{none}</CardNothing>
        ) : (
          <>
            <CardList>
              {data[of].map((item) => (
                <Line key={item.id} item={item} />
              ))}
            </CardList>
            {others.map(({ to, label }) => (
              <Box key={to} mt="2">
                <TextLink to={to} fontSize="sm">
                  {label}
                </TextLink>
              </Box>
            ))}
          </>
        )
      }
    </CardFrame>
  );
}

function Line({ item: { id, space, name, folder, updatedAt } }: { item: DocumentSummary }) {
  const formats = useFormats();
  const nameOf = useFolderName();
  return (
    <CardLine
      to={documentPaths.details(space, id)}
      title={name}
      detail={`${nameOf(folder)} · ${formats.moment(updatedAt)}`}
    />
  );
}
