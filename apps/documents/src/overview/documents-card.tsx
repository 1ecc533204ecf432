import { useFormats } from '@courtyard/common';
import type { DocumentSummary } from '@courtyard/contract/documents/document/document';
import type { DocumentOverview } from '@courtyard/contract/documents/document/document-overview';
import { CardFrame, CardLine, CardList, CardNothing } from '@courtyard/ui';
import { documentPaths, type Space } from '../document/document-paths';
import { useFolderName } from '../folder/use-folder-name';
import { useOverview } from '../document/document.queries';

interface DocumentsCardProps {
  title: string;
  /** Which part of the overview. */
  of: keyof DocumentOverview;
  none: string;
  link: { space: Space; label: string };
}

/** A few documents of the overview, each with its folder and when it was changed. */
export function DocumentsCard({ title, of, none, link }: DocumentsCardProps) {
  const overview = useOverview();
  return (
    <CardFrame
      title={title}
      link={{ to: documentPaths.list(link.space), label: link.label }}
      query={overview}
      lines={4}
      isNothing={(data) => data[of].length === 0}
    >
      {(data) =>
        data[of].length === 0 ? (
          <CardNothing>{none}</CardNothing>
        ) : (
          <CardList>
            {data[of].map((item) => (
              <Line key={item.id} item={item} />
            ))}
          </CardList>
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
