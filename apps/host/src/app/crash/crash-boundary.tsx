import { forgetFailedCode } from '@courtyard/common';
import { Component, type ReactNode } from 'react';
import { Crash } from './crash';

export interface CrashBoundaryProps {
  /** The path that is shown; a change of it renders the children again. */
  place?: string;
  children: ReactNode;
}

/** Error boundary for the host's own code, and for chunks of it that could not be loaded. */
export class CrashBoundary extends Component<
  CrashBoundaryProps,
  { hasCrashed: boolean; place: string | undefined }
> {
  override state = { hasCrashed: false, place: this.props.place };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  static getDerivedStateFromProps(props: CrashBoundaryProps, state: { place: string | undefined }) {
    return props.place === state.place ? null : { hasCrashed: false, place: props.place };
  }

  override componentDidCatch(): void {
    forgetFailedCode();
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <Crash /> : this.props.children;
  }
}
