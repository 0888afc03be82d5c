import { homeWords, reviews, starsLabel, type Testimonial, testimonials } from '@tintforge/content';
import { Container, Rating } from '@tintforge/ui';
import { SampleMark } from '../parts/sample-mark';
import styles from './testimonials.module.css';

/** Customers' words: the first one large, the others next to it. Nothing while the shop has no ratings. */
export function Testimonials() {
  const [first, ...others] = testimonials;
  if (reviews.count === 0 || first === undefined) return null;
  return (
    <Container className={styles.root}>
      <div className={styles.top}>
        <h2>{homeWords.testimonials.heading}</h2>
        <p className={styles.summary}>
          <span>{homeWords.testimonials.summary(reviews)}</span>
          <SampleMark of={[reviews, ...testimonials]} />
        </p>
      </div>
      <Quote testimonial={first} isLarge />
      <div className={styles.others}>
        {others.map((testimonial) => (
          <Quote key={testimonial.initials} testimonial={testimonial} />
        ))}
      </div>
    </Container>
  );
}

function Quote({ testimonial, isLarge = false }: { testimonial: Testimonial; isLarge?: boolean }) {
  const { name, role, rating, content } = testimonial;
  return (
    <figure className={styles.quote} data-large={isLarge || undefined}>
      <Rating value={rating} label={starsLabel(rating)} size={isLarge ? 'medium' : 'small'} />
      <blockquote>{`“${content}”`}</blockquote>
      <figcaption>
        <b>{name}</b>
        <span>{role}</span>
      </figcaption>
    </figure>
  );
}
