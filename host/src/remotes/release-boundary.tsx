import { Loading } from '@weaversworld/shared/ui';
import { Component, type ReactNode, useEffect } from 'react';

interface ReleaseBoundaryProps {
  /** Called once when the children are on the page. */
  onRendered(): void;
  /** Called when the children threw. True when another release replaces them; the visitor then sees no error. */
  onRenderError(error: unknown): boolean;
  children: ReactNode;
}

const Rendered = ({ onRendered, children }: Pick<ReleaseBoundaryProps, 'onRendered' | 'children'>) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when mounted
  useEffect(onRendered, []);
  return children;
};

type State = { status: 'ok' } | { status: 'replacing' } | { status: 'failed'; error: unknown };

/** Error boundary around one release's screen or slot. Rethrows the error when no other release can replace it. */
export class ReleaseBoundary extends Component<ReleaseBoundaryProps, State> {
  override state: State = { status: 'ok' };

  static getDerivedStateFromError(): State {
    return { status: 'replacing' };
  }

  override componentDidCatch(error: unknown) {
    if (!this.props.onRenderError(error)) this.setState({ status: 'failed', error });
  }

  override render() {
    if (this.state.status === 'failed') throw this.state.error;
    if (this.state.status === 'replacing') return <Loading text="Just a moment..." small />;
    return <Rendered onRendered={this.props.onRendered}>{this.props.children}</Rendered>;
  }
}
