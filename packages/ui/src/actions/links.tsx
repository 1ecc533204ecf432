import type { HTMLChakraProps } from '@chakra-ui/react';
import { useMessages } from '@courtyard/common';
import { chakra } from '../theme/styled';
import { Link, type To, useCanOpen } from '@courtyard/common/router';
import { createContext, type ReactNode, use } from 'react';
import { coreMessages } from '../core.messages';
import { Icon } from '../display/icon/icon';
import { VisuallyHidden } from '../layout/text';
import type { ButtonLooks } from './button';
import { AnchorButton } from './anchor-button';

/** What links take along into the history entry of the page that they open: the list that one walks through. */
export const LinkStateContext = createContext<{ pager: unknown } | null>(null);

/** Where a link leads: `to` inside the application, `href` outside of it or to a file. */
type Target = { to: To; href?: undefined } | { href: string; to?: undefined };

export type LinkButtonProps = ButtonLooks &
  Target &
  Omit<HTMLChakraProps<'a'>, 'size' | 'variant' | 'href'> & { children: ReactNode };

/**
 * A link that looks like a button, for actions that are places: "Add property". It is not there for somebody whom its page
 * would refuse.
 */
export function LinkButton({ icon, trailingIcon, to, href, children, ...rest }: LinkButtonProps) {
  const canOpen = useCanOpen();
  const state = use(LinkStateContext);
  if (!canOpen(to)) return null;
  const size = rest.size === 'lg' ? 'md' : 'sm';
  const content = (
    <>
      {icon ? <Icon name={icon} size={size} /> : null}
      {children}
      {trailingIcon ? <Icon name={trailingIcon} size={size} /> : null}
    </>
  );
  return to === undefined ? (
    <AnchorButton href={href} {...rest}>
      {content}
    </AnchorButton>
  ) : (
    <AnchorButton asChild {...rest}>
      <Link to={to} state={state}>
        {content}
      </Link>
    </AnchorButton>
  );
}

const linkRecipe = {
  base: {
    color: 'accent.fg',
    borderRadius: 'xs',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
    _hover: { textDecoration: 'underline' },
  },
  variants: {
    /** `plain` for a link that stands alone, `inline` inside a sentence, where colour must not be its only mark. */
    look: {
      plain: { fontWeight: 'medium' },
      inline: { textDecoration: 'underline' },
      quiet: { color: 'inherit' },
    },
  },
  defaultVariants: { look: 'plain' },
} as const;

const Anchor = chakra('a', linkRecipe);

export type TextLinkProps = Target &
  Omit<HTMLChakraProps<'a'>, 'href'> & {
    look?: 'plain' | 'inline' | 'quiet' | undefined;
    /** Opens a new tab and says so. */
    external?: boolean | undefined;
    children: ReactNode;
  };

/** A link in text or in a list. For somebody whom its page would refuse it is the text alone. */
export function TextLink({ to, href, external = false, children, ...rest }: TextLinkProps) {
  const canOpen = useCanOpen();
  const state = use(LinkStateContext);
  if (!canOpen(to)) {
    return (
      <Anchor as="span" {...rest} {...noLink}>
        {children}
      </Anchor>
    );
  }
  if (to !== undefined) {
    return (
      <Anchor asChild {...rest}>
        <Link to={to} state={state}>
          {children}
        </Link>
      </Anchor>
    );
  }
  return (
    <Anchor href={href} {...(external ? { target: '_blank', rel: 'noreferrer' } : {})} {...rest}>
      {children}
      {external ? <NewTab /> : null}
    </Anchor>
  );
}

const noLink = { color: 'inherit', fontWeight: 'inherit', textDecoration: 'none' } as const;

function NewTab() {
  const t = useMessages(coreMessages);
  return <VisuallyHidden>{` (${t('newTab')})`}</VisuallyHidden>;
}
