import type { RegisteredSection } from '@courtyard/contract';
import { Component, type ReactNode } from 'react';
import { classifyError } from '../load/classify-error';
import { SectionLoadError } from '../load/load-error';
import { SectionFailure, type SectionFailureProps } from './section-failure';
import { reportFailure } from '../state/report-failure';
import { retrySection } from '../state/section-loads';

interface SectionBoundaryProps {
  section: RegisteredSection;
  /** Name of the card where it is not the whole section that stands here. */
  title?: string | undefined;
  variant?: SectionFailureProps['variant'];
  children: ReactNode;
}

interface SectionBoundaryState {
  thrown: unknown;
  error: SectionLoadError | null;
}

const none: SectionBoundaryState = { thrown: null, error: null };

/**
 * Holds a fault of a section inside of the section: shows its panel (or tile) in place of what threw.
 * Retry starts the section in a fresh container, as a rejected lazy page stays rejected in the old one.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, SectionBoundaryState> {
  override state = none;

  static getDerivedStateFromError(thrown: unknown): SectionBoundaryState {
    const error =
      thrown instanceof SectionLoadError ? thrown : new SectionLoadError('evaluation', { cause: thrown });
    return { thrown, error };
  }

  override componentDidCatch(thrown: unknown): void {
    void this.classify(thrown);
  }

  private async classify(thrown: unknown): Promise<void> {
    const error = await classifyError(thrown);
    void reportFailure(this.props.section, error);
    if (this.state.thrown === thrown) this.setState({ error });
  }

  private readonly retry = () => {
    retrySection(this.props.section);
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
