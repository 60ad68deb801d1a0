import { useLocation } from '@weaversworld/shared/router';
import { type Report, useShell } from '@weaversworld/shared/shell';
import { Component, type ReactNode } from 'react';
import { RemoteNotice } from './remote-notice.tsx';

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
