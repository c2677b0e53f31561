import { PrincipleDrawing } from "./drawings";
import { Pair } from "./example";
import type { Lesson } from "./lessons.server";

function Disagreement({ disagreement }: { disagreement: NonNullable<Lesson["disagreement"]> }) {
  return (
    <aside className="lesson-disagreement" aria-label={disagreement.title}>
      <h3>{disagreement.title}</h3>
      <ul>
        {disagreement.sides.map(({ who, says }) => (
          <li key={who}>
            <strong>{who}</strong> {says}
          </li>
        ))}
      </ul>
      <p>{disagreement.advice}</p>
    </aside>
  );
}

/** One principle: rule, reasons, drawing, examples, tips, and where the sources disagree. */
export function LessonSection({ lesson, number }: { lesson: Lesson; number: number }) {
  return (
    <section id={lesson.id} className="lesson" aria-labelledby={`${lesson.id}-title`}>
      <h2 id={`${lesson.id}-title`}>
        <span className="lesson-number">{number}</span> {lesson.title}
      </h2>
      <p className="lesson-rule">{lesson.rule}</p>
      <div className="lesson-why">
        <div className="lesson-text">
          {lesson.why.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <PrincipleDrawing id={lesson.id} />
      </div>
      <h3>Examples</h3>
      {lesson.pairs.map((pair, at) => (
        <Pair key={pair.id} pair={pair} number={`${number}.${at + 1}`} />
      ))}
      <h3>Tips</h3>
      <ul className="lesson-tips">
        {lesson.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      {lesson.disagreement && <Disagreement disagreement={lesson.disagreement} />}
    </section>
  );
}
