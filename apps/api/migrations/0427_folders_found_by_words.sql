-- Folders of documents are found by their name.
select courtyard.make_searchable('document_folder', 'document-folder', 'name', 'name');
