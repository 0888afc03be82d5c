import { siteWords } from '@tintforge/content';
import { Button, Container } from '@tintforge/ui';
import { Component, type ReactNode } from 'react';
import styles from './error-boundary.module.css';

interface State {
  hasFailed: boolean;
}

interface ErrorBoundaryProps {
  /** Renders nothing in place of the failed part: the page works without it. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** Catches errors in a region of the page, including code that couldn't be loaded, and offers a reload. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    if (this.props.isQuiet === true) return null;
    return (
      <Container className={styles.root}>
        <h1 className={styles.title}>{siteWords.failed.heading}</h1>
        <p className={styles.text}>{siteWords.failed.text}</p>
        <Button variant="solid" onClick={() => window.location.reload()}>
          {siteWords.failed.reload}
        </Button>
      </Container>
    );
  }
}
