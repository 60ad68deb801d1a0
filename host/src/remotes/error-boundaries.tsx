import { useLocation } from '@weaversworld/shared/router';
import { type Report, useShell } from '@weaversworld/shared/shell';
import { Loading } from '@weaversworld/shared/ui';
import { Component, type ReactNode, useEffect } from 'react';
import { RemoteNotice } from '../screens/remote-notice.tsx';

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

interface RemoteBoundaryProps {
  /** The remote whose screen is inside, for the report. */
  name: string;
  children: ReactNode;
}

interface BoundaryProps extends RemoteBoundaryProps {
  report: (report: Report) => void;
  /** A change of path resets the boundary. */
  pathname: string;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    const { name, report } = this.props;
    report({ level: 'error', source: name, message: 'A screen failed', error });
  }

  override componentDidUpdate(previous: BoundaryProps) {
    if (this.state.failed && previous.pathname !== this.props.pathname) this.retry();
  }

  retry = () => this.setState({ failed: false });

  override render() {
    if (!this.state.failed) return this.props.children;
    return <RemoteNotice error="Something went wrong on this page." onRetry={this.retry} />;
  }
}

/** Error boundary of a remote's screen: reports the error and offers a retry; header, music and read-aloud keep running. */
export const RemoteBoundary = ({ name, children }: RemoteBoundaryProps) => {
  const { report } = useShell();
  const { pathname } = useLocation();
  return (
    <Boundary name={name} report={report} pathname={pathname}>
      {children}
    </Boundary>
  );
};
