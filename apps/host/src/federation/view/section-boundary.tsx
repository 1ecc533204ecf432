import { forgetFailedCode } from '@courtyard/common';
import type { RegisteredSection } from '@courtyard/contract';
import { Component, type ReactNode } from 'react';
import { classifyError } from '../load/classify-error';
import { canPass, SectionLoadError } from '../load/load-error';
import { SectionFailure, type SectionFailureProps } from './section-failure';
import { reportFailure } from '../state/report-failure';
import { retrySection } from '../state/section-loads';

interface SectionBoundaryProps {
  section: RegisteredSection;
  /** Name of the card where it is not the whole section that stands here. */
  title?: string | undefined;
  variant?: SectionFailureProps['variant'];
  /** The path that is shown; a change of it renders the children again. */
  place?: string | undefined;
  children: ReactNode;
}

interface SectionBoundaryState {
  thrown: unknown;
  error: SectionLoadError | null;
  place: string | undefined;
}

const none = { thrown: null, error: null };

/** Whether a file is one of the section's release. Those that the host provides are asked for again by a fresh container alone. */
function isOwnFile({ entryUrl }: RegisteredSection, url: string | undefined): boolean {
  const folder = new URL('.', new URL(entryUrl, location.href)).href;
  return url !== undefined && new URL(url, location.href).href.startsWith(folder);
}

/**
 * Holds a fault of a section inside of the section: shows its panel (or tile) in place of what threw, until another page
 * is opened. "Try again" asks for a file of the section that was lost once more and keeps what else was loaded; where that
 * fails too, or it wasn't such a file, it starts the section in a fresh container.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, SectionBoundaryState> {
  override state: SectionBoundaryState = { ...none, place: this.props.place };
  private hasAskedAgain = false;

  static getDerivedStateFromProps(props: SectionBoundaryProps, { place }: SectionBoundaryState) {
    return props.place === place ? null : { ...none, place: props.place };
  }

  static getDerivedStateFromError(thrown: unknown): Partial<SectionBoundaryState> {
    const error =
      thrown instanceof SectionLoadError ? thrown : new SectionLoadError('evaluation', { cause: thrown });
    return { thrown, error };
  }

  override componentDidCatch(thrown: unknown): void {
    forgetFailedCode();
    void this.classify(thrown);
  }

  private async classify(thrown: unknown): Promise<void> {
    const error = await classifyError(thrown);
    void reportFailure(this.props.section, error);
    if (this.state.thrown === thrown) this.setState({ error });
  }

  private readonly retry = () => {
    const { error } = this.state;
    const { section } = this.props;
    const isLost = error !== null && canPass(error.failure) && isOwnFile(section, error.url);
    this.hasAskedAgain = !this.hasAskedAgain && isLost;
    if (!this.hasAskedAgain) retrySection(section);
    this.setState(none);
  };

  override render(): ReactNode {
    const { section, title, variant, children } = this.props;
    if (!this.state.error) return children;
    return (
      <SectionFailure
        title={title ?? section.title}
        error={this.state.error}
        variant={variant}
        onRetry={this.retry}
      />
    );
  }
}
