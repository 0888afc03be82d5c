import {
  type FilmAnswers,
  type FilmQuestion,
  favouredBy,
  filmAnswers,
  filmGuideWords,
  filmQuestions,
  recommendFilm,
} from '@tintforge/content';
import { Button, RadioGroup } from '@tintforge/ui';
import { useState } from 'react';
import { PageSection } from '../parts/page-section';
import { SectionHeading } from '../parts/section-heading';
import { FilmAnswer, WaitingAnswer } from './film-answer';
import styles from './film-guide.module.css';
import { anchors } from './page-anchors';

const words = filmGuideWords;

/** Four questions and the film that their answers lead to. Each says what its answers favor, so that it helps without script. */
export function FilmGuide() {
  const [answers, setAnswers] = useState<Partial<FilmAnswers>>({});
  const count = Object.keys(answers).length;

  return (
    <PageSection tone="ink" id={anchors.guide}>
      <SectionHeading heading={words.heading} lead={words.lead} />
      <div className={styles.columns}>
        <form className={styles.questions}>
          {filmQuestions.map((question) => (
            <Question
              key={question}
              question={question}
              answer={answers[question]}
              onAnswer={(answer) => setAnswers((given) => ({ ...given, [question]: answer }))}
            />
          ))}
          {count > 0 && (
            <div>
              <Button variant="quiet" onClick={() => setAnswers({})}>
                {words.again}
              </Button>
            </div>
          )}
        </form>
        <div className={styles.answer} data-theme="paper" aria-live="polite">
          {isComplete(answers) ? <FilmAnswer {...recommendFilm(answers)} /> : <WaitingAnswer count={count} />}
        </div>
      </div>
    </PageSection>
  );
}

function isComplete(answers: Partial<FilmAnswers>): answers is FilmAnswers {
  return filmQuestions.every((question) => answers[question] !== undefined);
}

interface QuestionProps<Asked extends FilmQuestion> {
  question: Asked;
  answer: FilmAnswers[Asked] | undefined;
  onAnswer: (answer: FilmAnswers[Asked]) => void;
}

function Question<Asked extends FilmQuestion>({ question, answer, onAnswer }: QuestionProps<Asked>) {
  const { legend, answers } = words.questions[question];
  const labels: Readonly<Record<string, string>> = answers;
  const values: readonly FilmAnswers[Asked][] = filmAnswers[question];
  return (
    <RadioGroup
      look="segments"
      name={question}
      legend={legend}
      hint={values.map((value) => favoursText({ question, value, label: labels[value] ?? value })).join(' · ')}
      options={values.map((value) => ({ value, label: labels[value] }))}
      value={answer}
      onValueChange={(chosen) => {
        const value = values.find((candidate) => candidate === chosen);
        if (value !== undefined) onAnswer(value);
      }}
    />
  );
}

interface FavoursOptions<Asked extends FilmQuestion> {
  question: Asked;
  value: FilmAnswers[Asked];
  label: string;
}

function favoursText<Asked extends FilmQuestion>({ question, value, label }: FavoursOptions<Asked>): string {
  const { films, ruledOut } = favouredBy(question, value);
  return words.favours(label, { favoured: films.map(shortName), ruledOut: ruledOut && shortName(ruledOut) });
}

/** "Ceramic" of "Ceramic Film". */
function shortName(filmType: string): string {
  return filmType.replace(' Film', '');
}
