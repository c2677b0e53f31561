import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { PRODUCT_NAME } from "~/components/brand";
import { Formula } from "./formula";
import "./golden-principles.css";
import { LessonSection } from "./lesson";
import { loadPage } from "./page.server";

export const meta: MetaFunction = () => [{ title: `Golden Principles · ${PRODUCT_NAME}` }];

export const loader = (args: LoaderFunctionArgs) => loadPage(args);

export default function GoldenPrinciples() {
  const { label, purpose, principles, formula } = useLoaderData<typeof loader>();
  return (
    <div className="lessons">
      <header className="tool-header">
        <h1>{label}</h1>
        <p className="text-muted">{purpose}</p>
      </header>
      <nav className="lesson-contents" aria-label="On this page">
        <ol>
          {principles.map(({ id, title }, at) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span className="lesson-number">{at + 1}</span> {title}
              </a>
            </li>
          ))}
          <li>
            <a href="#master-formula">The master formula</a>
          </li>
        </ol>
      </nav>
      <div className="lesson-list">
        <p className="lesson-text">
          Every example below is a whole prompt. The bar beneath it is what the Prompt Checker gives it, out
          of 100, so you can take any of them there, change a word and see what happens.
        </p>
        {principles.map((lesson, at) => (
          <LessonSection key={lesson.id} lesson={lesson} number={at + 1} />
        ))}
        <Formula parts={formula} />
      </div>
    </div>
  );
}
