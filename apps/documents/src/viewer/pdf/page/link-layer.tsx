import { useMessages } from '@courtyard/common';
import { Box } from '@courtyard/ui';
import { pdfMessages } from '../pdf.messages';
import type { PageLink } from './page-links';

const place = ({ left, top, width, height }: PageLink['box']) => ({
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  height: `${height}%`,
});

/** The links of a page over its drawing: outside in a tab of their own, which learns nothing of this one, or to a page. */
export function LinkLayer({
  links,
  onPage,
}: {
  links: readonly PageLink[];
  onPage: (number: number) => void;
}) {
  const t = useMessages(pdfMessages);
  return links.map(({ box, to }, index) =>
    'url' in to ? (
      <Box asChild key={index} position="absolute" style={place(box)}>
        <a
          href={to.url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          aria-label={to.url}
          title={to.url}
        />
      </Box>
    ) : (
      <Box
        as="button"
        key={index}
        position="absolute"
        cursor="pointer"
        aria-label={t('goTo', { page: to.page })}
        style={place(box)}
        onClick={() => onPage(to.page)}
      />
    ),
  );
}
