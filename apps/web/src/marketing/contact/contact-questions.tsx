import { contactPage } from '@tintforge/content';
import { Accordion, Container } from '@tintforge/ui';
import styles from './contact-questions.module.css';

const { heading, items } = contactPage.questions;

/** Frequently asked questions. */
export function ContactQuestions() {
  return (
    <Container className={styles.root}>
      <h2>{heading}</h2>
      <Accordion
        items={items.map(({ title, answer }, index) => ({ title, content: <p>{answer}</p>, isOpen: index === 0 }))}
      />
    </Container>
  );
}
