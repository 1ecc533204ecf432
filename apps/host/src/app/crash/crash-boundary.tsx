import { Component, type ReactNode } from 'react';
import { Crash } from './crash';

export interface CrashBoundaryProps {
  /** What is shown; another place gets another try. */
  place?: string;
  children: ReactNode;
}

/** Holds a fault of the host itself, or a part of it that could not be loaded. */
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

  override render(): ReactNode {
    return this.state.hasCrashed ? <Crash /> : this.props.children;
  }
}
