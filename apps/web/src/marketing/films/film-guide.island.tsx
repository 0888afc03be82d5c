import { late } from '@tintforge/app-base/late/late';
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
import { Suspense, useState } from 'react';
import { island } from '../../islands/island';
import styles from './film-guide.module.css';
import { WaitingAnswer } from './waiting-answer';

const words = filmGuideWords;

/** The drawings of the films load with the first answer. */
const FilmAnswer = late(async () => (await import('./film-answer')).FilmAnswer);

/**
 * Four questions and the film that their answers lead to. Each answer names what it favors, so that the guide helps
 * without script.
 */
function Guide() {
  const [answers, setAnswers] = useState<Partial<FilmAnswers>>({});
  const count = Object.keys(answers).length;

  return (
    <div className={styles.columns}>
      <form className={styles.questions}>
        {filmQuestions.map((question) => (
          <Question
            key={question}
            question={question}
            answer={answers[question]}
            onAnswer={(answer) => {
              FilmAnswer.prefetch();
              setAnswers((given) => ({ ...given, [question]: answer }));
            }}
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
        <Suspense fallback={<WaitingAnswer count={count} />}>
          {isComplete(answers) ? <FilmAnswer {...recommendFilm(answers)} /> : <WaitingAnswer count={count} />}
        </Suspense>
      </div>
    </div>
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

export const FilmGuide = island('film-guide', Guide);
